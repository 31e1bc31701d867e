import type { Messages } from "#messages/en/index.ts";

export const browsers: Messages["browsers"] = {
	onSystem: ({ browser, system }) => `${browser} auf ${system}`,
	unknownOn: ({ system }) => `Ein Browser auf ${system}`,
	unknown: "Ein unbekannter Browser",
};
