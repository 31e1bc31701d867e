import type { Messages } from "#messages/en/index.ts";

export const homeSizes: Messages["homeSizes"] = {
	item: "Un objeto",
	studio: "Estudio",
	one: "1 dormitorio",
	two: "2 dormitorios",
	three: "3 o más dormitorios",
};
