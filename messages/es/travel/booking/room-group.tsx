import type { Messages } from "#messages/en/index.ts";

export const roomGroup: Messages["roomGroup"] = {
	add: "Añadir otra habitación",
	none: "No hay otra habitación disponible para estas fechas y huéspedes.",
	most: ({ max }) => `Puedes reservar hasta ${max} habitaciones a la vez.`,
	extras: "Los extras son para la primera habitación. Después de reservar puedes añadir extras a las demás.",
	total: ({ rooms }) => `Total de ${rooms}`,
	removeGone: "Quita esta habitación para reservar las demás.",
	bookRest: "Reservar las demás habitaciones",
	title: "Reservado en conjunto",
	intro: "Puedes cambiar o cancelar cada habitación por separado.",
	with: ({ numbers }) => <>Reservado junto con {numbers}</>,
	unpaid: ({ room, link }) => (
		<>
			{room} aún no está pagada. {link("Pagar esta habitación")}
		</>
	),
	mail: ({ rooms }) =>
		`Has reservado ${rooms} en conjunto. Puedes cambiar o cancelar cada habitación por separado.`,
	record: "Registrar un pago por todas las habitaciones",
	split: "Se reparte entre las habitaciones, primero la de mayor saldo.",
	more: "Más habitaciones para el mismo huésped",
	count: "Número de habitaciones",
	adultsEach: "Adultos en cada habitación",
	invalid: ({ max }) =>
		`Escriba el número de habitaciones y de adultos en cifras, como 1 y 2, y hasta ${max} habitaciones en total.`,
};
