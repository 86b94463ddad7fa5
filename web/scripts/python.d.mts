export const folder: string;
export const notice: string;
export const files: () => { name: string; source: Buffer }[];
export const python: (measured: boolean) => { folder: string; files: string[]; bytes: number };
