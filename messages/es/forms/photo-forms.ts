import type { Messages } from "#messages/en/index.ts";

export const photoForms: Messages["photoForms"] = {
	onePhotoAdded: "1 foto añadida.",
	photosAdded: ({ count }) => `${count} fotos añadidas.`,
	tooManyToday: {
		hotelByAccount: ({ wait }) => `Hoy has añadido demasiados hoteles. Inténtalo de nuevo en ${wait}.`,
		roomByAccount: ({ wait }) => `Hoy has añadido demasiadas habitaciones. Inténtalo de nuevo en ${wait}.`,
	},
	gone: "Algunas fotos que enviaste antes ya no están guardadas. Elígelas de nuevo.",
	notKept: "Elige las fotos de nuevo. Ahora mismo no hay espacio para guardarlas.",
	chooseSome: "Elige una o varias fotos.",
	notAdded: ({ text }) => `${text} Sin añadir:`,
	overLimit: {
		product: ({ count, max }) =>
			`${count} sin añadir: un producto puede tener hasta ${max} fotos. Quita alguna primero.`,
		hotel: ({ count, max }) =>
			`${count} sin añadir: un hotel puede tener hasta ${max} fotos. Quita alguna primero.`,
		room: ({ count, max }) =>
			`${count} sin añadir: una habitación puede tener hasta ${max} fotos. Quita alguna primero.`,
	},
	alreadyThere: {
		product: "El producto ya tiene estas fotos.",
		hotel: "El hotel ya tiene estas fotos.",
		room: "La habitación ya tiene estas fotos.",
	},
};
