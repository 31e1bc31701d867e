import type { Messages } from "#messages/en/index.ts";

export const homeSizes: Messages["homeSizes"] = {
	item: "Um artigo",
	studio: "Estúdio",
	one: "1 quarto",
	two: "2 quartos",
	three: "3 ou mais quartos",
};
