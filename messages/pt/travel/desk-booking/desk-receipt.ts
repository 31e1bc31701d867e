import type { Messages } from "#messages/en/index.ts";

export const deskReceipt: Messages["deskReceipt"] = {
	title: "Recibo de pagamento",
	givenBackTitle: "Recibo de devolução",
	of: ({ money }) => `Recibo de ${money}`,
	takenBy: "Registado por",
	givenBackLater: "Devolvido desde então",
	email: "Enviar um recibo ao hóspede por e-mail",
	subject: ({ money, hotel }) => `Recibo de ${money} de ${hotel}`,
	received: ({ hotel, money, method }) =>
		`${hotel} recebeu ${money} pela sua estadia. Forma de pagamento: ${method}.`,
	givenBack: ({ hotel, money, method }) =>
		`${hotel} devolveu ${money} da sua estadia. Forma de pagamento: ${method}.`,
};
