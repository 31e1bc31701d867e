import type { Messages } from "#messages/en/index.ts";

export const deskReceipt: Messages["deskReceipt"] = {
	title: "Recibo de pago",
	givenBackTitle: "Recibo de devolución",
	of: ({ money }) => `Recibo de ${money}`,
	takenBy: "Registrado por",
	givenBackLater: "Devuelto desde entonces",
	email: "Enviar un recibo al huésped por correo",
	subject: ({ money, hotel }) => `Recibo de ${money} de ${hotel}`,
	received: ({ hotel, money, method }) =>
		`${hotel} ha recibido ${money} por tu estancia. Forma de pago: ${method}.`,
	givenBack: ({ hotel, money, method }) =>
		`${hotel} ha devuelto ${money} de tu estancia. Forma de pago: ${method}.`,
};
