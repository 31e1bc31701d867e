import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** The links through which other calendars read this room's bookings. They contain no names. */
export function ExportAddresses({ address, path }: { address: string; path: string }) {
	return (
		<Card title="Export this room’s calendar">
			<p className="text-secondary">
				Copy a link to the other sites that sell this room, or to your own calendar. It shows which nights are
				booked, not who booked them.
			</p>
			<dl className="mt-4 grid gap-4">
				<Address
					title="Every booking and block"
					hint="One event for each booked room. Use it if you have one room of this type, or if the other site counts rooms."
					href={`${address}.ics`}
				/>
				<Address
					title="Fully booked nights only"
					hint="Use it if you have several rooms of this type and the other site sells them as one."
					href={`${address}-full.ics`}
				/>
			</dl>
			<p className="mt-4 mb-3 text-sm text-secondary">
				If someone else got a link, replace all links of this room. The old ones stop working at once.
			</p>
			<ButtonLink href={`${path}/address`} variant="plain" dense>
				Replace links
			</ButtonLink>
		</Card>
	);
}

function Address({ title, hint, href }: { title: string; hint: string; href: string }) {
	return (
		<div>
			<dt className="font-semibold">{title}</dt>
			<dd>
				<a href={href} className="link wrap-anywhere">
					{href}
				</a>
				<p className="text-sm text-secondary">{hint}</p>
			</dd>
		</div>
	);
}
