// Ten seats: ten hues of one lightness, each with a shape of its own so that colour is never the only sign.

export interface SeatSign {
  readonly colour: string;
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'star' | 'hexagon' | 'cross' | 'drop' | 'heart' | 'ring';
  /** A path in a 24 x 24 box, for SVG and for canvas. */
  readonly path: string;
}

/** In the order in which they sit clockwise from the viewer: the front seat is red. */
export const SEAT_SIGNS: readonly SeatSign[] = [
  { colour: '#c8443a', shape: 'circle', path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z' },
  { colour: '#7d5bbe', shape: 'square', path: 'M4 4h16v16H4z' },
  { colour: '#2f78b7', shape: 'triangle', path: 'M12 3l10 18H2z' },
  { colour: '#3a8446', shape: 'diamond', path: 'M12 1.5L22 12 12 22.5 2 12z' },
  { colour: '#a9702a', shape: 'star', path: 'M12 1.8l3 7 7.600.7-5.800 5 1.800 7.500L12 18l-6.600 4 1.800-7.500-5.800-5L9 8.800z' },
  { colour: '#b24a8c', shape: 'hexagon', path: 'M12 2l9 5v10l-9 5-9-5V7z' },
  { colour: '#1f8484', shape: 'cross', path: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z' },
  { colour: '#6d7a2b', shape: 'drop', path: 'M12 1.500c5 6 8 9.500 8 13.200a8 8 0 0 1-16 0C4 11 7 7.500 12 1.500z' },
  { colour: '#5a6fc4', shape: 'heart', path: 'M12 21C4 15 2 11.500 2 8a5.300 5.300 0 0 1 10-2.500A5.300 5.300 0 0 1 22 8c0 3.500-2 7-10 13z' },
  { colour: '#8a5a4b', shape: 'ring', path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z' },
];

/** The sign of a seat: places are counted clockwise from the seat in front. */
export function seatSign(seat: number, viewer: number | null, seats: number): SeatSign {
  const turn = (seat - (viewer ?? 0) + seats) % seats;
  return SEAT_SIGNS[turn % SEAT_SIGNS.length] as SeatSign;
}
