import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelPoints: Messages["hotelPoints"] = {
	payAtHotel: "Pago en el hotel",
	instant: "Confirmación inmediata",
	rated: {
		cleanliness: ({ rating }) => `Los huéspedes puntúan la limpieza con ${rating}`,
		location: ({ rating }) => `Los huéspedes puntúan la ubicación con ${rating}`,
		staff: ({ rating }) => `Los huéspedes puntúan al personal con ${rating}`,
		value: ({ rating }) => `Los huéspedes puntúan la relación calidad-precio con ${rating}`,
	},
	freeUntilCheckIn: "Cancelación gratis hasta la entrada",
	freeUntilDay: "Cancelación gratis hasta el día de entrada",
	freeUntilDays: ({ count }) =>
		plural(count, {
			one: `Cancelación gratis hasta ${count} día antes de la entrada`,
			other: `Cancelación gratis hasta ${count} días antes de la entrada`,
		}),
};
