import type { Messages } from "#messages/en/index.ts";

export const reviewFindings: Messages["reviewFindings"] = {
	noRooms: {
		text: "Sem quartos: os hóspedes não têm nada para reservar.",
		toDo: "Adicione um quarto.",
	},
	noNights: {
		text: ({ room }) => `${room} ainda não tem noites à venda.`,
		toDo: ({ room }) => `Ponha noites de ${room} à venda.`,
	},
	closed: {
		text: ({ room }) => `${room} está fechado em todas as próximas 30 noites.`,
		toDo: ({ room }) => `Abra algumas das próximas 30 noites de ${room}.`,
	},
	noPrice: {
		text: ({ room }) => `${room} não tem preço nas próximas 30 noites.`,
		toDo: ({ room }) => `Defina o preço de ${room}.`,
	},
	free: {
		text: ({ room }) => `${room} é gratuito em algumas das próximas 30 noites.`,
		toDo: ({ room }) => `Defina o preço de ${room} para cada uma das próximas 30 noites.`,
	},
	noArrival: {
		text: ({ room }) => `${room} não permite chegadas nas próximas 30 noites.`,
		toDo: ({ room }) => `Permita o check-in em ${room} em algumas das próximas 30 noites.`,
	},
	longStays: {
		text: ({ room, maxNights }) =>
			`${room} exige estadias mais longas do que as ${maxNights} noites que permite.`,
		toDo: ({ room, maxNights }) =>
			`Reduza a estadia mínima de ${room}: permite, no máximo, ${maxNights} noites.`,
	},
	full: {
		text: ({ room }) => `${room} está esgotado em todas as próximas 30 noites.`,
		toDo: ({ room }) => `Verifique o calendário de ${room}: está esgotado em todas as próximas 30 noites.`,
	},
	noPhotos: {
		text: "Sem fotografias do hotel.",
		toDo: "Adicione fotografias do hotel.",
	},
	fewPhotos: {
		one: "Só uma fotografia do hotel.",
		two: "Só duas fotografias do hotel.",
		toDo: ({ min }) => `Adicione mais fotografias do hotel: pelo menos ${min}.`,
	},
	bareRooms: {
		text: ({ rooms }) => `Sem fotografia de ${rooms}.`,
		toDo: ({ rooms }) => `Adicione uma fotografia de ${rooms}.`,
	},
	shortText: {
		text: ({ count }) => `A descrição é curta: ${count} caracteres.`,
		toDo: ({ min }) => `Escreva uma descrição mais longa: pelo menos ${min} caracteres.`,
	},
	noOwner: {
		text: "O hotel não tem proprietário.",
		toDo: "Contacte-nos: o hotel não tem proprietário.",
	},
	suspendedOwner: {
		text: "A conta do proprietário está suspensa.",
		toDo: "Contacte-nos: a sua conta está suspensa.",
	},
	unconfirmedOwner: {
		text: "O proprietário não confirmou o seu e-mail.",
		toDo: "Confirme o seu e-mail.",
	},
	noSeller: {
		text: "Sem dados do vendedor: os hóspedes não recebem faturas.",
		toDo: "Introduza os dados do vendedor para que os hóspedes recebam faturas.",
	},
	calendar: {
		text: ({ name, room }) =>
			`Não foi possível ler o calendário ${name} de ${room}, por isso noites reservadas noutro lado podem estar à venda aqui.`,
		toDo: ({ name, room }) =>
			`Verifique o endereço do calendário ${name} de ${room}: não foi possível lê-lo.`,
	},
	otherRooms: ({ count }) => `${count} outros quartos`,
	rooms: ({ names, last }) => `${names} e ${last}`,
	incompleteAddress: {
		text: ({ parts }) => `A morada está incompleta. Falta: ${parts.join(", ")}.`,
		toDo: ({ parts }) => `Complete a morada. Introduza: ${parts.join(", ")}.`,
	},
	street: "rua",
	city: "localidade",
};
