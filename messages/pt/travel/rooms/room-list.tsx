import type { Messages } from "#messages/en/index.ts";

export const roomList: Messages["roomList"] = {
	title: ({ hotel }) => `Quartos de ${hotel}`,
	untitled: "Quartos de um hotel",
	room: "Quarto",
	beds: ({ beds, sleeps }) => `${beds} · ${sleeps} pess.`,
	rooms: "Quartos",
	price: "Preço por noite",
	booked: "Noites reservadas",
	order: "Ordem",
	moveUp: ({ room }) => `Mover ${room} para cima`,
	moveDown: ({ room }) => `Mover ${room} para baixo`,
	add: "Adicionar um quarto",
	noneText: "Os hóspedes não encontram este hotel enquanto não tiver um quarto.",
	none: "Ainda não há quartos",
	calendar: ({ rest, room }) => <>Preços e fechos{rest(` de ${room}`)}</>,
};
