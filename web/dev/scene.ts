// Development page: one fixture, chosen in the address, e.g. scene.html?view=six&theme=dark&mode=top&select=5c

import { SEAT_SIGNS, seatSign } from '../src/core/seats';
import type { TableEvent, TableView } from '../src/core/view';
import { createScene, type Scene, type Speed, type Theme, type ViewMode } from '../src/scene';
import { FIXTURES } from './fixtures';

declare global {
  interface Window {
    scene?: Scene;
    fixtures?: typeof FIXTURES;
    play?: (seat: number) => Promise<void>;
  }
}

const query = new URLSearchParams(location.search);
const stage = document.querySelector('#stage') as HTMLElement;
const canvas = document.querySelector('canvas') as HTMLCanvasElement;
const theme = (query.get('theme') ?? 'light') as Theme;
document.body.className = theme;
document.body.style.background = theme === 'dark' ? '#14181a' : '#e9e4da';
const upright = innerWidth < 620 && innerHeight > innerWidth;

const scene = createScene(canvas, {
  theme,
  viewMode: (query.get('mode') ?? 'perspective') as ViewMode,
  insets: upright ? { top: 48, bottom: 60 } : innerHeight < 520 ? { top: 40, handLeft: 112, handRight: 112 } : {},
  settings: {
    speed: (query.get('speed') ?? 'normal') as Speed,
    reducedMotion: query.has('still'),
    fourColour: query.has('four'),
    largeIndex: query.has('large'),
    showFrontiers: query.has('always') ? 'always' : 'turn',
    indexLetters: query.get('letters') === 'de' ? { J: 'B', Q: 'D', K: 'K' } : {},
  },
});
window.scene = scene;
window.fixtures = FIXTURES;

let view: TableView = FIXTURES[query.get('view') ?? 'four'] ?? (FIXTURES['four'] as TableView);

scene.onAnchors((anchors) => {
  for (const old of stage.querySelectorAll('.plate')) old.remove();
  if (query.has('bare')) return;
  for (const anchor of anchors) {
    const sign = seatSign(anchor.seat, view.viewer, view.seats.length);
    const plate = document.createElement('div');
    plate.className = anchor.compact ? 'plate small' : 'plate';
    plate.style.cssText = `left:${anchor.x}px;top:${anchor.y}px;width:${anchor.maxWidth}px;height:${anchor.maxHeight}px;border-left-color:${sign.colour}`;
    plate.innerHTML = `<b>${['Ada', 'Bruno', 'Chiara', 'Aiko', 'Emil', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jun'][anchor.seat]}</b> <small>${view.seats[anchor.seat]?.cards} cards</small>`;
    stage.append(plate);
  }
});

let selection: string[] = query.get('select')?.split(',') ?? [];

/** Plays a card as the given seat would: the page's stand-in for the server. */
function played(card: string, seat: number): { view: TableView; events: TableEvent[] } {
  const suit = card.charAt(1) as 's' | 'h' | 'd' | 'c';
  const text = (view.layout[suit][0] ?? '') + card.charAt(0);
  const sorted = [...text].sort((a, b) => view.ranks.indexOf(a) - view.ranks.indexOf(b)).join('');
  const next: TableView = {
    ...view,
    layout: { ...view.layout, [suit]: [sorted, ...view.layout[suit].slice(1)] },
    hand: view.hand?.filter((held) => held !== card) ?? null,
    seats: view.seats.map((state, i) => (i === seat ? { ...state, cards: state.cards - 1 } : state)),
    legal: view.legal.filter((play) => play.action !== card),
    toMove: (seat + 1) % view.seats.length,
  };
  return { view: next, events: [{ type: 'played', seat, cards: [card] }] };
}

async function lay(card: string, seat: number): Promise<void> {
  const next = played(card, seat);
  view = next.view;
  await scene.update(view, next.events);
}

window.play = async (seat) => {
  const suit = (['s', 'h', 'd', 'c'] as const).find((candidate) => (view.frontiers[candidate][0] ?? '') !== '') ?? 's';
  await lay((view.frontiers[suit][0] ?? '7').charAt(0) + suit, seat);
};

scene.onPick((pick) => {
  if (pick?.kind === 'card') {
    if (pick.double && view.legal.some((play) => play.action === pick.card)) void lay(pick.card, view.viewer ?? 0);
    else selection = selection.includes(pick.card) ? [] : [pick.card];
  } else if (pick?.kind === 'place') {
    void lay(pick.place.rank + pick.place.suit, view.viewer ?? 0);
  } else selection = [];
  scene.setSelection(selection);
});
scene.onDropCard((card, place) => {
  if (place) void lay(card, view.viewer ?? 0);
});

const bar = document.querySelector('.bar') as HTMLElement;
const choose = document.createElement('select');
choose.append(...Object.keys(FIXTURES).map((name) => new Option(name, name, false, name === query.get('view'))));
choose.onchange = () => location.assign(`?view=${choose.value}&theme=${theme}`);
const turn = document.createElement('button');
turn.textContent = 'View';
let mode: ViewMode = 'perspective';
turn.onclick = () => scene.setViewMode((mode = mode === 'top' ? 'perspective' : 'top'));
const deal = document.createElement('button');
deal.textContent = 'Deal';
deal.onclick = () => {
  view = { ...view, dealKey: `${view.dealKey}+` };
  void scene.update(view, [{ type: 'dealt' }]);
};
bar.append(choose, turn, deal);

await scene.update(view);
scene.setSelection(selection);
if (query.has('last')) await window.play(view.seats.length > 2 ? 2 : 1);
document.title = `${SEAT_SIGNS.length} seats ready`;
