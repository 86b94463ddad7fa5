/* Where the Python of the browser lies; filled in when the client is built. */

export interface PythonFiles {
  folder: string;
  files: string[];
  /** Size of the transfer. */
  bytes: number;
}

declare const __PYTHON__: PythonFiles;

export const PYTHON: PythonFiles = __PYTHON__;
export const CACHE = 'sevens-python';
