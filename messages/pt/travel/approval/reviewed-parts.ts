import type { Messages } from "#messages/en/index.ts";

export const reviewedParts: Messages["reviewedParts"] = {
	name: "Nome e estrelas",
	address: "Morada",
	contact: "E-mail e telefone",
	description: "Descrição",
	amenities: "Comodidades",
	houseRules: "Regras da casa",
	terms: "Condições",
	photos: "Fotografias",
	rooms: "Quartos, respetivas fotografias ou preços",
};
