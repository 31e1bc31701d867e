import type { Messages } from "#messages/en/index.ts";

export const noRooms: Messages["noRooms"] = {
	deskText: "Os quartos aparecem aqui quando um gestor do seu hotel os adiciona.",
	title: "Ainda não há quartos",
	text: "Adicione primeiro um quarto a um dos seus hotéis.",
	hotels: "Os seus hotéis",
};
