import type { Messages } from "#messages/en/index.ts";

export const houseFigures: Messages["houseFigures"] = {
	occupancy: "Ocupação",
	occupancyText:
		"A percentagem de quartos disponíveis vendidos nas últimas 30 noites. As noites fechadas não contam como disponíveis; os quartos bloqueados contam.",
	rate: "Preço médio diário",
	rateText: "Receita por noite de quarto vendida.",
	perRoom: "Receita por quarto disponível",
	perRoomText: "Receita por noite de quarto disponível (ocupação × preço médio diário).",
	revenue: "Receita",
	revenueText:
		"Noites de reservas confirmadas, com check-in e com check-out, incluindo hóspedes extra. As taxas de cancelamento e de não comparência não estão incluídas.",
	sold: "Noites de quarto vendidas",
	title: "Últimas 30 noites",
	compared: ({ span }) => `${span}, em comparação com as 30 noites anteriores.`,
	occupancyByNight: "Ocupação por noite, em percentagem",
	revenueByNight: ({ currency }) => `Receita por noite, em ${currency}`,
	night: "Noite",
	before: "30 noites anteriores",
	highest: ({ value, date }) => `Máximo: ${value} em ${date}. A tabela abaixo mostra todas as noites.`,
	none: "Não foram vendidos quartos nestas 60 noites.",
};
