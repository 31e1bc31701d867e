/** A carrier's name as staff type it, and the address of its tracking page, with {number} in it. */
export type CarrierLink = { label: string; href: string };

/**
 * Where a parcel is followed at its carrier; null for a carrier that is not among `links`, or without a number.
 * Capitals and spaces around the carrier's name don't matter.
 */
export function trackingLink(
	links: readonly CarrierLink[],
	{ carrier, tracking_number }: { carrier: string; tracking_number: string },
): string | null {
	const name = carrier.trim().toLowerCase();
	const link = links.find(({ label }) => label.toLowerCase() === name);
	if (!link || !tracking_number) return null;
	return link.href.replaceAll("{number}", encodeURIComponent(tracking_number));
}
