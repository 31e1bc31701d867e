import type { Messages } from "#messages/en/index.ts";

export const managedBooking: Messages["managedBooking"] = {
	extendOrShorten: "Prolongar ou encurtar",
	changeDates: "Alterar datas",
	expires: ({ until }) => `A reserva expira em ${until}, a menos que o hóspede confirme o e-mail.`,
	messages: "Mensagens",
	history: "Histórico",
	terms: "Condições que o hóspede aceitou",
	addedAtDesk: ({ at }) => `Sem reserva, adicionada em ${at}`,
	bookedAt: ({ at }) => `Reservada em ${at}`,
	answerBefore: ({ left, until }) => (
		<>
			{left((time) => `Tem ${time} para responder,`)} até {until}. Depois disso, o pedido expira.
		</>
	),
};
