import type { Messages } from "#messages/en/index.ts";

export const moveMoney: Messages["moveMoney"] = {
	paid: ({ amount }) => `Has pagado un anticipo de ${amount}.`,
	refunded: ({ amount }) => `Te hemos reembolsado ${amount}.`,
	due: ({ amount }) => `El día de la mudanza se pagan ${amount}.`,
	staffRefunds: ({ amount }) => `Se reembolsan los ${amount} que el cliente pagó en línea.`,
	allRefunded: "Te hemos reembolsado el anticipo.",
	nothingOwed: "No debes nada por esta mudanza.",
	owesFee: ({ fee }) => `Cancelaste tarde, así que debes un cargo de ${fee} en lugar del precio.`,
	owesRest: ({ amount }) =>
		`Cancelaste tarde, así que nos quedamos tu anticipo como parte del cargo. Debes los ${amount} restantes.`,
	keepsFee: ({ fee }) => `Cancelaste tarde, así que nos quedamos ${fee} de tu anticipo como cargo.`,
	refunding: ({ amount }) =>
		`Te estamos reembolsando ${amount} de tu anticipo. Puede tardar unos días en llegarte.`,
	refundingOther: ({ amount }) =>
		`Te estamos reembolsando los ${amount} restantes. Pueden tardar unos días en llegarte.`,
	cost: ({ amount, percent, price }) => `${amount} (${percent} % de ${price})`,
	freeNow: "Cancelar es gratis.",
	freeUntil: ({ until, cost }) => `Cancelar es gratis hasta el ${until}. Después cuesta ${cost}.`,
	costsNow: ({ cost }) => `Cancelar ahora cuesta ${cost}.`,
	freeUntilConfirmed: ({ cost }) =>
		`Cancelar es gratis hasta que confirmemos la mudanza. Después cuesta ${cost}.`,
	deadline: {
		before: ({ moment }) => `antes del ${moment}`,
		book: ({ hours }) => `en las ${hours} horas siguientes a la reserva`,
		accept: ({ hours }) => `en las ${hours} horas siguientes a la aceptación del precio`,
		bookBefore: ({ hours, moment }) =>
			`en las ${hours} horas siguientes a la reserva y, como muy tarde, antes del ${moment}`,
		acceptBefore: ({ hours, moment }) =>
			`en las ${hours} horas siguientes a la aceptación del precio y, como muy tarde, antes del ${moment}`,
	},
	payDeposit: ({ amount, deadline }) => `Paga un anticipo de ${amount} en línea ${deadline}.`,
	customerPaysDeposit: ({ amount, deadline }) =>
		`El cliente paga un anticipo de ${amount} en línea ${deadline}.`,
	restOnDay: "El resto se paga el día de la mudanza.",
	elseCancelled: "Si el anticipo no se paga a tiempo, la mudanza se cancela.",
	noDepositThen: "La nueva fecha no requiere anticipo.",
	depositThen: ({ amount, until }) =>
		`Paga tu anticipo de ${amount} en línea antes del ${until}. Si no lo haces, la mudanza se cancela.`,
	moreDepositThen: ({ amount, until }) =>
		`Tu anticipo sube con el precio: paga otros ${amount} en línea antes del ${until}. Si no lo haces, la mudanza se cancela y te reembolsamos lo que pagaste.`,
	otherDepositThen: ({ amount, until }) =>
		`Tu anticipo cambia con el precio: paga ${amount} en línea antes del ${until}. Si no lo haces, la mudanza se cancela.`,
};
