import type { Messages } from "#messages/en/index.ts";

export const hotelDecisionMail: Messages["hotelDecisionMail"] = {
	refused: {
		subject: ({ hotel }) => `${hotel} no está aprobado`,
		text: ({ hotel }) =>
			`Hemos revisado ${hotel} y todavía no podemos aprobarlo, así que sigue oculto a los huéspedes. Cambia lo que indica el motivo y solicita de nuevo la aprobación en la página del hotel.`,
		open: ({ hotel }) => `Abrir ${hotel}`,
	},
	reason: "Motivo",
	approved: {
		subject: ({ hotel }) => `${hotel} admite reservas`,
		text: ({ hotel }) =>
			`${hotel} está aprobado y admite reservas. Los huéspedes ya pueden encontrarlo y reservar sus habitaciones.`,
		open: "Abrir tu panel",
	},
	suspended: {
		subject: ({ hotel }) => `${hotel} está suspendido`,
		text: ({ hotel }) =>
			`${hotel} está suspendido: está oculto a los huéspedes y no admite reservas nuevas. Las reservas existentes se conservan y las sigues gestionando. Si crees que es un error, contacta con nosotros.`,
		contact: "Contacta con nosotros",
	},
};
