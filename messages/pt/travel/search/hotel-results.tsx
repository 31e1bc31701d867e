import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelResults: Messages["hotelResults"] = {
	rankedFirst: {
		recommended: ({ max }) => `A mostrar os ${max} hotéis mais recomendados.`,
		price: ({ max }) => `A mostrar os ${max} hotéis com os preços mais baixos.`,
		rating: ({ max }) => `A mostrar os ${max} hotéis com as melhores avaliações dos hóspedes.`,
		stars: ({ max }) => `A mostrar os ${max} hotéis com mais estrelas.`,
	},
	enterDestination: "Introduza um destino para ver todos os hotéis.",
	description: ({ heading }) =>
		`${heading}: compare quartos por preço total, estrelas e avaliação dos hóspedes.`,
	inPlace: ({ place }) => `Hotéis em ${place}`,
	forDestination: ({ destination }) => `Hotéis para “${destination}”`,
	title: "Hotéis",
	change: ({ rest }) => <>Alterar{rest(" a pesquisa")}</>,
	search: "Pesquisar",
	chooseDates: "Escolha as datas para ver quartos disponíveis e preços totais.",
	corrected: ({ place }) => <>Sem correspondência exata. A mostrar resultados para {place}.</>,
	views: {
		list: "Lista",
		map: "Mapa",
	},
	available: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} hotel disponível`,
			other: `${formatCount(count)} hotéis disponíveis`,
		}),
	view: "Vista",
};
