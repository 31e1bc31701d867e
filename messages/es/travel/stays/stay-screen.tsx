import type { Messages } from "#messages/en/index.ts";

export const stayScreen: Messages["stayScreen"] = {
	all: "Todas las reservas",
	manage: "Gestionar esta reserva",
	stayAndGuest: "Estancia y huésped",
	priceAndPolicy: "Precio y condiciones",
	history: "Historial",
	title: ({ number }) => `Reserva ${number}`,
	heading: ({ label, number }) => (
		<>
			{label("Reserva ")}
			{number}
		</>
	),
	answer: ({ until }) => (
		<>El hotel responde antes del {until}, hora del hotel. Después, la solicitud caduca.</>
	),
};
