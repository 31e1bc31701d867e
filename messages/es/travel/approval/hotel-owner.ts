import type { Messages } from "#messages/en/index.ts";

export const hotelOwner: Messages["hotelOwner"] = {
	enterEmail: "Introduce el correo electrónico del nuevo propietario.",
	done: ({ email }) => `${email} es ahora el propietario del hotel.`,
	title: ({ name }) => `Cambiar el propietario de ${name}`,
	email: "Correo electrónico del nuevo propietario",
	emailHint: "Una cuenta de hotel o de administrador.",
	button: "Cambiar propietario",
	busy: "Cambiando...",
	current: ({ owner }) =>
		`El propietario actual es ${owner}. Las habitaciones y reservas pasan al nuevo propietario.`,
	none: "El hotel no tiene propietario. Las habitaciones y reservas pasan al nuevo propietario.",
};
