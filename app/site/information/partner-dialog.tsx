import { Dialog } from "#app/ui/dialog.tsx";
import { PartnerForm, partnerTitle } from "./partner-form.tsx";

type Place = { pathname: string; search: string };

/** The URL of the screen at `place` with the partner dialog over it; on the dialog's own page, that page. */
export function partnerHref({ pathname, search }: Place): string {
	if (pathname === "/partner") return pathname;
	const query = without(search);
	return `${pathname}?${query ? `${query}&` : ""}partner`;
}

const without = (search: string) =>
	search
		.replace(/^\?/, "")
		.split("&")
		.filter((part) => part && !/^partner(=|$)/.test(part))
		.join("&");

/** The "Become a partner" dialog over the current screen. */
export function PartnerDialog({ place }: { place: Place }) {
	const query = without(place.search);
	const screen = place.pathname + (query && `?${query}`);
	return (
		<Dialog title={partnerTitle()} closeHref={screen}>
			<PartnerForm from={screen} />
		</Dialog>
	);
}
