/** The link from a thing to its changes in the trail, for staff of the market. */
export const TrailLink = ({
	href,
	children = "All changes in the trail",
}: {
	href: string;
	children?: string;
}) => (
	<p className="mt-4 print:hidden">
		<a className="link inline-block min-h-6 text-sm" href={href}>
			{children}
		</a>
	</p>
);
