/** A carrier's name as staff type it, and the address of its tracking page, with {number} in it. */
export type CarrierLink = { label: string; href: string };

/**
 * The carrier's tracking URL of a parcel; null when the carrier is not among `links` or there is no number.
 * Ignores case and surrounding spaces of the carrier's name.
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
