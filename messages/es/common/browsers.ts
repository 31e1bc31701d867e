import type { Messages } from "#messages/en/index.ts";

export const browsers: Messages["browsers"] = {
	onSystem: ({ browser, system }) => `${browser} en ${system}`,
	unknownOn: ({ system }) => `Un navegador en ${system}`,
	unknown: "Un navegador desconocido",
};
