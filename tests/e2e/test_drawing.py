"""What the table costs a graphics card, counted where a browser hands it over."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from .driver import Table
from .test_device import people
from .test_match import chosen

MakeTable = Callable[..., Table]

COUNT = """(() => {
    const seen = window.drawn = {calls: 0, triangles: 0, frames: 0, contexts: 0, lost: 0};
    const gl = WebGL2RenderingContext.prototype;
    const wrap = (name, of) => {
        const inner = gl[name];
        gl[name] = function (...args) { seen.calls += 1; seen.triangles += of(args); return inner.apply(this, args); };
    };
    wrap('drawArrays', a => a[2] / 3);
    wrap('drawElements', a => a[1] / 3);
    wrap('drawArraysInstanced', a => a[2] / 3 * a[3]);
    wrap('drawElementsInstanced', a => a[1] / 3 * a[4]);
    const clear = gl.clear;
    gl.clear = function (...args) { seen.frames += 1; return clear.apply(this, args); };
    const context = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...args) {
        const made = context.call(this, kind, ...args);
        if (kind === 'webgl2' && made && !this.counted) {
            this.counted = true;
            seen.contexts += 1;
            this.addEventListener('webglcontextlost', () => { seen.lost += 1; });
        }
        return made;
    };
})()"""
RESET = "() => Object.assign(window.drawn, {calls: 0, triangles: 0, frames: 0})"
MOST_CALLS = 6
MOST_TRIANGLES = 20_000


def test_a_frame_is_a_handful_of_draw_calls_and_rest_is_none(table: MakeTable, context: BrowserContext) -> None:
    context.add_init_script(COUNT)
    player = table({"table3d": True}, chosen("double_fan_tan", players=10))
    player.start()
    player.page.locator(".plate").first.wait_for()
    player.wait()
    player.page.wait_for_timeout(1500)
    player.page.evaluate(RESET)
    player.page.wait_for_timeout(600)
    assert player.page.evaluate("() => window.drawn.calls") == 0, "the table is drawn although nothing changes"
    player.page.get_by_role("button", name="Top").click()
    player.page.wait_for_function("() => window.drawn.frames > 0")
    player.page.wait_for_timeout(300)
    drawn = player.page.evaluate("() => window.drawn")
    assert drawn["calls"] / drawn["frames"] <= MOST_CALLS, drawn
    assert drawn["triangles"] / drawn["frames"] <= MOST_TRIANGLES, drawn


def test_every_curtain_gives_its_canvas_back(table: MakeTable, context: BrowserContext) -> None:
    context.add_init_script(COUNT)
    player = table({"table3d": True}, people("person", "person", match="deals 3"))
    player.start()
    while player.lifted < 4:
        player.play_on(moves=1)
    if player.wait() == "curtain":
        player.page.get_by_role("button", name="Lift the curtain").click()
    player.page.locator(".plate").first.wait_for()
    player.page.wait_for_timeout(300)
    drawn = player.page.evaluate("() => window.drawn")
    assert drawn["contexts"] >= 3
    assert drawn["contexts"] - drawn["lost"] <= 1, drawn
    expect(player.page.locator("canvas")).to_have_count(1)
