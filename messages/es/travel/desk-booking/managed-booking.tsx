import type { Messages } from "#messages/en/index.ts";

export const managedBooking: Messages["managedBooking"] = {
	extendOrShorten: "Prolongar o acortar",
	changeDates: "Cambiar fechas",
	expires: ({ until }) => `La reserva caduca el ${until} si el huésped no confirma su correo electrónico.`,
	messages: "Mensajes",
	history: "Historial",
	terms: "Condiciones que aceptó el huésped",
	addedAtDesk: ({ at }) => `Sin reserva previa, añadida el ${at}`,
	bookedAt: ({ at }) => `Reservada el ${at}`,
	answerBefore: ({ left, until }) => (
		<>
			{left((time) => `Quedan ${time} para responder,`)} hasta el {until}. Después, la solicitud caduca.
		</>
	),
};
