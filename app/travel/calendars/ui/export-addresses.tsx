import { t } from "#app/common/language/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** The links through which other calendars read this room's bookings. They contain no names. */
export function ExportAddresses({ address, path }: { address: string; path: string }) {
	return (
		<Card title={t.calendarLinks.title}>
			<p className="text-secondary">{t.calendarLinks.intro}</p>
			<dl className="mt-4 grid gap-4">
				<Address title={t.calendarLinks.all} hint={t.calendarLinks.allHint} href={`${address}.ics`} />
				<Address title={t.calendarLinks.full} hint={t.calendarLinks.fullHint} href={`${address}-full.ics`} />
			</dl>
			<p className="mt-4 mb-3 text-sm text-secondary">{t.calendarLinks.replaceIntro}</p>
			<ButtonLink href={`${path}/address`} variant="plain" dense>
				{t.calendarLinks.replace}
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
