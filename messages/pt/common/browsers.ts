import type { Messages } from "#messages/en/index.ts";

export const browsers: Messages["browsers"] = {
	onSystem: ({ browser, system }) => `${browser} em ${system}`,
	unknownOn: ({ system }) => `Um navegador em ${system}`,
	unknown: "Um navegador desconhecido",
};
