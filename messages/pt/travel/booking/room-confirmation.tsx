import type { Messages } from "#messages/en/index.ts";

export const roomConfirmation: Messages["roomConfirmation"] = {
	metaTitle: "A sua reserva",
	number: "O número da sua reserva",
	next: "O que acontece a seguir",
	status: "Estado",
	notSent: ({ email }) =>
		`Não enviámos um e-mail para ${email} porque recebeu demasiados na última hora. Guarde o número da sua reserva.`,
	stay: "A sua estadia",
	price: "Preço",
	manage: "Gerir esta reserva",
	calendar: "Adicionar ao calendário",
	receipt: "Recibo",
	title: {
		unpaid: ({ name }) => `Obrigado, ${name}. O seu quarto fica guardado até pagar.`,
		unconfirmed: ({ name }) => `Obrigado, ${name}. Agora confirme o seu e-mail.`,
		request: ({ name, hotelName }) => `Obrigado, ${name}. ${hotelName} recebeu o seu pedido.`,
		booked: ({ name }) => `Obrigado, ${name}. A sua estadia está reservada.`,
	},
	sentEmail: ({ email }) => `Enviámos um e-mail para ${email}, com um link para esta página.`,
	sentConfirmation: ({ email }) => `Enviámos uma confirmação para ${email}, com um link para esta página.`,
	track: ({ link }) => (
		<>
			Veja-a, altere-a ou cancele-a a qualquer momento em {link("Acompanhar encomenda")} com o número da
			reserva e o seu e-mail ou número de telefone.
		</>
	),
	contact: ({ hotel, address, email, phone }) => (
		<>
			{hotel}, {address}. Tem dúvidas? Contacte o hotel: {email}, {phone}.
		</>
	),
	ended: {
		checked_in: ({ hotel }) => `A sua estadia em ${hotel}: check-in feito`,
		checked_out: ({ hotel }) => `A sua estadia em ${hotel}: check-out feito`,
		cancelled: ({ hotel }) => `A sua estadia em ${hotel}: cancelada`,
		rejected: ({ hotel }) => `A sua estadia em ${hotel}: recusada`,
		expired: ({ hotel }) => `A sua estadia em ${hotel}: expirada`,
		no_show: ({ hotel }) => `A sua estadia em ${hotel}: não comparência`,
	},
};
