import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const calendarEvents: Messages["calendarEvents"] = {
	saved: "Guardado. El cambio se aplica en la próxima lectura.",
	busy: "Leyendo...",
	warning:
		"Booking.com también da a las reservas el título «CLOSED - Not available». Airbnb da el título «Airbnb (Not available)» a las fechas que tú u otro calendario habéis bloqueado allí y a las fechas posteriores a su periodo de reserva.",
	free: {
		counted: "Los eventos marcados como libres también bloquean fechas.",
		skipped: ({ count }) =>
			plural(count, {
				one: `Se ha omitido ${count} evento marcado como libre, que no bloquea fechas.`,
				other: `Se han omitido ${count} eventos marcados como libres, que no bloquean fechas.`,
			}),
	},
	unavailable: {
		counted: "Los eventos con el título «Not available» bloquean fechas.",
		skipped: "Los eventos con el título «Not available» se omiten y no bloquean fechas.",
	},
	changeFile: ({ label }) =>
		`Para cambiarlo, quita este calendario y vuelve a importar su archivo con «${label}» seleccionado.`,
	count: {
		free: "Bloquear fechas por los eventos marcados como libres",
		unavailable: "Bloquear fechas por los eventos con el título «Not available»",
	},
	skip: {
		free: "Omitir los eventos marcados como libres",
		unavailable: "Omitir los eventos con el título «Not available»",
	},
	onlyNoBooking:
		"Omite estos eventos solo si ninguno es una reserva: los huéspedes podrán reservar aquí sus noches.",
	noChange: "Según la última lectura de este calendario, no cambia ninguna noche.",
	stopBlocking: "Según su última lectura, este calendario dejará de bloquear una habitación en estas noches:",
	startBlocking: "Según su última lectura, este calendario bloqueará una habitación también en estas noches:",
	more: ({ more }) => `Y ${more} más.`,
};
