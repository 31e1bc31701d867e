import { t } from "#app/common/language/messages.ts";
/** The link from a thing to its changes in the trail, for staff of the market. */
export const TrailLink = ({ href, children = t.changes.trail }: { href: string; children?: string }) => (
	<p className="mt-4 print:hidden">
		<a className="link inline-block min-h-6 text-sm" href={href}>
			{children}
		</a>
	</p>
);
