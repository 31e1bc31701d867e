/** What a refused request is told: the root error boundary shows it as a page. */
export type RefusedData = { title: string; message: string };
