import type { Messages } from "#messages/en/index.ts";

export const hotelDashboard: Messages["hotelDashboard"] = {
	title: "Painel do hotel",
	clocks: "As datas e horas estão no fuso horário de cada hotel.",
	noHotelsText: "Adicione um hotel e os quartos. Depois de o aprovarmos, as reservas aparecem aqui.",
	noHotels: "Ainda não há hotéis",
	addHotel: "Adicionar o seu hotel",
	choose: "Escolha um hotel para ver a disponibilidade.",
	chooseFigures: "Escolha um hotel para ver a disponibilidade e os indicadores.",
};
