import { Flash } from "#app/ui/flash.tsx";

/** The red banner over the list: what could not be done to a hotel, and why. */
export function HotelChangeRefused({ reason, list }: { reason: string; list: string }) {
	return (
		<Flash id="change-refused" tone="error">
			Nothing was changed. {reason} <a href={list}>Back to the list</a>
		</Flash>
	);
}
