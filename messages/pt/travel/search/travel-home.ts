import type { Messages } from "#messages/en/index.ts";

export const travelHome: Messages["travelHome"] = {
	descriptionOnline:
		"Quartos de hotel com o preço total da sua estadia. Cada hotel indica se paga online ou no hotel.",
	description: "Quartos de hotel com o preço total da sua estadia. Paga no hotel.",
	title: "Hotéis",
	heading: "Onde gostaria de ficar?",
	search: "Pesquisar",
	popular: "Destinos populares",
	noHotelsText: "Ainda nenhum hotel aceita reservas. Volte em breve.",
	noHotels: "Ainda não há hotéis",
	home: "Início",
	recommended: "Hotéis recomendados",
	travel: "Viagens",
};
