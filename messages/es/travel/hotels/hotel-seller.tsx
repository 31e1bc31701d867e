import type { Messages } from "#messages/en/index.ts";

export const hotelSeller: Messages["hotelSeller"] = {
	metaTitle: ({ hotel }) => `Datos del vendedor de ${hotel}`,
	untitled: "Datos del vendedor de un hotel",
	title: "Datos del vendedor",
	intro:
		"Cuando estén guardados, cada huésped recibe a su salida una factura de este vendedor. Las facturas emitidas no cambian nunca.",
	commission: "Comisión",
	rate: ({ rate, link }) => (
		<>
			Las reservas nuevas que los huéspedes hacen aquí tienen una comisión del {rate}. Las estancias sin
			reserva previa no tienen comisión. Cada mes tiene su {link("liquidación")}.
		</>
	),
};
