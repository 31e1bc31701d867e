import type { Messages } from "#messages/en/index.ts";

export const addressForm: Messages["addressForm"] = {
	phoneHint:
		"Para questões sobre a entrega. Se o número for de outro país, comece por + e pelo indicativo do país.",
	line1: "Rua e número",
	line2: "Andar, porta, empresa",
	city: "Localidade",
	showFields: "Mostrar os campos deste país",
	choose: "Escolher…",
};
