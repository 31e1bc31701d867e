import type { Messages } from "#messages/en/index.ts";

export const newRoom: Messages["newRoom"] = {
	title: "Adicionar um quarto",
	chooseHotel: "Escolha um dos seus hotéis.",
	again: ({ name }) => `${name} já foi adicionado.`,
	added: ({ name }) =>
		`${name} foi adicionado e está aberto em todas as noites. Defina aqui preços e fechos.`,
	noHotelText: "Adicione primeiro um hotel e depois os quartos.",
	noHotelTitle: "Ainda não há hotéis",
	addHotel: "Adicionar o seu hotel",
	theHotel: "O hotel",
	hotel: "Hotel",
	photoHint: "A primeira fotografia representa o quarto. Pode adicionar mais depois.",
	button: "Adicionar quarto",
};
