import type { Messages } from "#messages/en/index.ts";

export const photoForms: Messages["photoForms"] = {
	onePhotoAdded: "1 fotografia adicionada.",
	photosAdded: ({ count }) => `${count} fotografias adicionadas.`,
	tooManyToday: {
		hotelByAccount: ({ wait }) => `Adicionou demasiados hotéis hoje. Tente novamente daqui a ${wait}.`,
		roomByAccount: ({ wait }) => `Adicionou demasiados quartos hoje. Tente novamente daqui a ${wait}.`,
	},
	gone: "Algumas fotografias que enviou antes já não estão guardadas. Escolha-as novamente.",
	notKept: "Escolha novamente as fotografias. De momento não há espaço para as guardar.",
	chooseSome: "Escolha uma ou mais fotografias.",
	notAdded: ({ text }) => `${text} Não adicionadas:`,
	overLimit: {
		product: ({ count, max }) =>
			`Fotografias não adicionadas: ${count}. Um produto pode ter até ${max} fotografias. Remova primeiro algumas.`,
		hotel: ({ count, max }) =>
			`Fotografias não adicionadas: ${count}. Um hotel pode ter até ${max} fotografias. Remova primeiro algumas.`,
		room: ({ count, max }) =>
			`Fotografias não adicionadas: ${count}. Um quarto pode ter até ${max} fotografias. Remova primeiro algumas.`,
	},
	alreadyThere: {
		product: "O produto já tem estas fotografias.",
		hotel: "O hotel já tem estas fotografias.",
		room: "O quarto já tem estas fotografias.",
	},
};
