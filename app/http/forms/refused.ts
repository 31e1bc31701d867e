/** The data of a refused request: the root error boundary shows it as a page. */
export type RefusedData = { title: string; message: string };
