/* Whether this browser can draw the table at all. Asked once; the test context is given back at once. */

let answer: boolean | null = null;

export function can3d(): boolean {
  if (answer === null) {
    try {
      const context = document.createElement('canvas').getContext('webgl2');
      answer = context !== null;
      context?.getExtension('WEBGL_lose_context')?.loseContext();
    } catch {
      answer = false;
    }
  }
  return answer;
}
