import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const checkout: Messages["checkout"] = {
	changes: {
		price: ({ what, now, was }) => `${what} ahora cuesta ${now} (antes ${was}).`,
		fewer: ({ what, now, was }) =>
			plural(now, {
				one: `${what}: solo queda ${now}. Tu pedido lleva ${now} en lugar de ${was}.`,
				other: `${what}: solo quedan ${now}. Tu pedido lleva ${now} en lugar de ${was}.`,
			}),
		quantity: ({ what, now, was }) => `${what}: ahora tienes ${now} en tu carrito (antes ${was}).`,
		gone: ({ what }) => `${what} ya no está disponible y no forma parte de este pedido.`,
		removed: "Mientras tanto se ha quitado un artículo de tu carrito.",
		added: ({ what, quantity, now }) =>
			`Se ha añadido ${what} a tu carrito: ${quantity} a ${now} por unidad.`,
		delivery: ({ now, was }) => `El envío ahora cuesta ${now} (antes ${was}).`,
		taxAdded: ({ now }) => `Se han añadido ${now} de impuestos.`,
		tax: ({ now, was }) => `Los impuestos ahora son ${now} (antes ${was}).`,
		total: ({ now, was }) => `El total ahora es ${now} (antes ${was}).`,
	},
	choosePayment: "Elige una forma de pago.",
	title: "Carrito y pago",
	alreadyPlaced: "Este pedido ya se ha realizado.",
	updating: "Actualizando...",
	contact: "Contacto",
	emailHint: "Te enviaremos aquí la confirmación y las novedades de tu pedido.",
	saveAddress: "Guardar esta dirección en mi cuenta",
	deliveryAddress: "Dirección de entrega",
	updateTotals: "Actualizar total",
	delivery: "Envío",
	paymentMethod: "Forma de pago",
	orderNote: "Nota del pedido",
	noteHint: "Por ejemplo, el código del portal o una buena hora para la entrega. Hasta 1000 caracteres.",
	taxNumberHint: "Para empresas. Aparece en la factura.",
	taxNumberRule: ({ country }) =>
		`No existe ese número fiscal (${country}). Compruébalo o deja el campo vacío.`,
	noDelivery: ({ country }) => `Aún no enviamos a ${country}. Elige otro país y actualiza el total.`,
	deliveryTo: ({ country }) => `Envío a ${country}`,
	otherAddress: "Usar otra dirección guardada",
	emptyTitle: "Tu carrito está vacío",
	browse: "Ver la tienda",
	reviewChanges: "Revisa estos cambios antes de hacer el pedido",
	wishlist: "Tu lista de deseos",
	summaryTitle: "Resumen del pedido",
	summaryName: "resumen del pedido",
	agreeAndPlace: "Aceptar, pedir y pagar",
	place: "Pedir y pagar",
	placing: "Realizando tu pedido...",
	subtotal: "Subtotal",
	deliveryBy: ({ name }) => `Envío, ${name}`,
	earlierTotal: "Este total corresponde a tu selección anterior. Verás el actual antes de hacer el pedido.",
	totalBeforeTax: "Total sin impuestos",
	chooseRegion: ({ region }) => `Elige ${region} para verlo`,
	tax: "Impuestos",
	taxWithin: ({ amount, name, percent }) => `Precios con ${amount} de ${name} (${percent}) incluidos.`,
	noCode: "No se ha aplicado ningún código de descuento.",
	discountCode: "Código de descuento",
	codeApplied: ({ code, amount }) => `Código ${code} aplicado: −${amount}.`,
	freeFrom: ({ amount }) => `Gratis a partir de ${amount}.`,
	chooseDelivery: "Elige un método de envío.",
	noteName: "Una nota",
	refusals: {
		nothing_to_order: "Los artículos de tu carrito ya no están disponibles. Elige otros productos.",
		nothing_stored: "No hemos podido realizar tu pedido. Inténtalo de nuevo.",
		no_delivery: "Este método de envío no está disponible para tu dirección. Elige otro.",
		not_chargeable:
			"Este total no se puede pagar en línea porque su última cifra no es 0. Elige otra forma de pago.",
		too_many: "Se han hecho demasiados pedidos con este correo. Espera una hora o contacta con nosotros.",
	},
	afterRegion: ({ region }) => `Después de elegir ${region}, actualiza el total.`,
	afterCountryOrRegion: ({ region }) => `Después de elegir otro país o ${region}, actualiza el total.`,
	haveAccount: ({ link }) => <>¿Tienes cuenta? {link("Inicia sesión")}</>,
	changeCountry: ({ hidden }) => <>Cambiar{hidden(" el país")}</>,
	updateDelivery: ({ hidden }) => <>Actualizar total{hidden(" con este envío")}</>,
	deliverHere: "Enviar aquí",
	agree: ({ link }) => (
		<>
			Al realizar el pedido aceptas nuestras {link("condiciones")}. Puedes cancelarlo hasta que lo preparemos.
		</>
	),
	emptyText: ({ link }) => (
		<>
			Los artículos que añadas se quedan aquí, aunque cierres el navegador. ¿Acabas de hacer un pedido?{" "}
			{link("Ver tu pedido")}.
		</>
	),
	notOrdered: ({ link }) => (
		<>
			Aún no has hecho el pedido. Para continuar, {link("revisa el nuevo total")} y realiza el pedido, o
			cambia tu carrito.
		</>
	),
	cartTitle: ({ count }) =>
		plural(count, { one: `Tu carrito: ${count} artículo`, other: `Tu carrito: ${count} artículos` }),
	removedByMistake: "¿Lo has quitado por error?",
	beforeTax: ({ amount }) => `${amount} sin impuestos`,
	shownBeforeTax: ({ amount }) => <>{amount} sin impuestos</>,
	totalIs: ({ total }) => `Total: ${total}`,
	discountBy: ({ code }) => `Descuento ${code}`,
	apply: ({ hidden }) => <>Aplicar{hidden(" el código")}</>,
};
