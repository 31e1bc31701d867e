import type { Messages } from "#messages/en/index.ts";

export const bookingRefusals: Messages["bookingRefusals"] = {
	noStay: "Estas fechas no se pueden reservar. Elige otras fechas.",
	lookAgain: "Revisa el precio y las condiciones y confirma de nuevo.",
	notOnTeam: "Ya no trabajas para este hotel, así que no puedes reservar sus habitaciones.",
	notSaved: "Tu reserva no se ha guardado. Inténtalo de nuevo.",
	tooMany: "Se han hecho demasiadas reservas con este correo. Espera una hora o contacta con nosotros.",
	repeated: "Ya has reservado esta estancia.",
};
