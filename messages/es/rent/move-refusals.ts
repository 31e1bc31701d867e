import type { Messages } from "#messages/en/index.ts";

export const moveRefusals: Messages["moveRefusals"] = {
	booking: {
		too_soon: "Elige una fecha y hora al menos 2 horas a partir de ahora.",
		too_far: "Elige una fecha dentro de los próximos 90 días.",
		nothing_stored: "No se ha recibido ningún dato.",
		waiting:
			"Hay cinco reservas de tu red a la espera de nuestra respuesta. Para reservar otra ahora, inicia sesión con un correo electrónico confirmado.",
		same_time: "La mudanza ya es a esta hora. Elige otra fecha u hora.",
	},
	tooManyMails:
		"Se han hecho demasiadas reservas con este correo en la última hora. Deja vacío el correo electrónico o inténtalo más tarde.",
	tooManyPrices:
		"Has pedido muchos precios en la última hora. Espera unos minutos o reserva ya: verás el precio antes de reservar nada.",
	reopen: "Abre de nuevo el menú de la reserva y elige desde ahí.",
	free: "Con este precio el cliente no paga nada. Marca «Esta mudanza es gratis» para enviarlo o introduce otro precio.",
	noOffer:
		"Esta reserva no tiene ningún precio que aceptar. Te llamaremos o te enviaremos un correo con un precio.",
	due: "Tu mudanza ya debería haber empezado. Contacta con nosotros si tu conductor no ha llegado o si esta página no está al día.",
	gone: "Esta reserva no existe. Puede que se haya eliminado.",
	past: "La hora de esta mudanza ya ha pasado. Contacta con nosotros o reserva otra mudanza.",
	outdated: {
		fee: "El plazo de cancelación gratis ha terminado desde que abriste esta página. Aún no se ha cancelado nada.",
		deposit:
			"El anticipo de esta mudanza ha cambiado desde que lo viste. Aún no se ha confirmado nada. Abre de nuevo la reserva.",
		date: "La fecha de esta mudanza ha cambiado. Abre de nuevo la reserva.",
		quote: "El precio ha cambiado desde que lo viste. La fecha aún no se ha cambiado.",
		too_late:
			"La fecha de esta mudanza ya no se puede cambiar en línea. Contacta con nosotros o cancela la reserva.",
		begun:
			"Esta mudanza ya ha empezado y no se puede cancelar en línea. Contacta con nosotros si algo va mal.",
	},
	openPrice: {
		none: "Esta reserva no tiene precio. Envía primero un precio al cliente.",
		own: ({ price, moment }) =>
			`El precio de esta reserva es ${price} (${moment}, fijado por ti) y el cliente aún no lo ha aceptado.`,
		by: ({ price, moment, person }) =>
			`El precio de esta reserva es ${price} (${moment}, fijado por ${person}) y el cliente aún no lo ha aceptado.`,
		unknown: ({ price, moment }) =>
			`El precio de esta reserva es ${price} (${moment}) y el cliente aún no lo ha aceptado.`,
	},
};
