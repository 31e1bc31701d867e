import type { Seller } from "#app/ui/print-sheet.tsx";
import { env } from "./env.server.ts";

/** The seller on receipts: the settings SELLER_NAME, SELLER_ADDRESS and SELLER_TAX_NUMBER. */
export const seller: Seller = {
	name: env.SELLER_NAME,
	address: env.SELLER_ADDRESS.split(";")
		.map((line) => line.trim())
		.filter(Boolean),
	taxNumber: env.SELLER_TAX_NUMBER,
};
