import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const yourHotels: Messages["yourHotels"] = {
	title: "Os seus hotéis",
	again: ({ name }) => `${name} já foi adicionado. Agora adicione os quartos.`,
	added: ({ name }) => `${name} foi adicionado e está à espera de aprovação. Agora adicione os quartos.`,
	addFirst: "Adicione o seu primeiro hotel",
	add: "Adicionar um hotel",
	intro: "Os hóspedes podem encontrá-lo depois de o aprovarmos. A seguir, adiciona os quartos.",
	photoHint:
		"A primeira fotografia representa o hotel nos resultados da pesquisa. Pode adicionar mais depois.",
	button: "Adicionar hotel",
	hotel: "Hotel",
	status: "Estado",
	role: "A sua função",
	staff: "Equipa",
	rooms: "Quartos",
	noRooms: "Ainda nenhum",
	roomTypes: ({ count }) =>
		plural(count, { one: `${count} tipo de quarto`, other: `${count} tipos de quarto` }),
	edit: ({ rest, hotel }) => <>Editar{rest(` ${hotel}`)}</>,
	addRoom: ({ rest, hotel }) => <>Adicionar um quarto{rest(` de ${hotel}`)}</>,
	roomsOf: ({ rest, hotel }) => <>Quartos{rest(` de ${hotel}`)}</>,
};
