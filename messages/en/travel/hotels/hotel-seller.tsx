import type { ReactNode } from "react";
export const hotelSeller = {
	metaTitle: ({ hotel }: { hotel: string }) => `Seller details of ${hotel}`,
	untitled: "Seller details of a hotel",
	title: "Seller details",
	intro:
		"Once they are saved, each guest who checks out gets an invoice of this seller. Issued invoices never change.",
	commission: "Commission",
	rate: ({ rate, link }: { rate: string; link: (text: string) => ReactNode }) => (
		<>
			New bookings that guests make here have a commission of {rate}. Walk-ins have none. Each month has its{" "}
			{link("statement")}.
		</>
	),
};
