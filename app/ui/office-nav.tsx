import "./office-nav.css";

type Pages<Path extends string> = readonly (readonly [Path, string])[];

type OfficeNavProps<Path extends string> = {
	label: string;
	/** The path and the name of each page, or of the first page of a group. */
	pages: Pages<Path>;
	here: Path;
	/** The pages of the current page's group, in a second row. */
	group?: Pages<Path> | undefined;
};

export function OfficeNav<Path extends string>({ label, pages, here, group }: OfficeNavProps<Path>) {
	const [first] = group?.[0] ?? [];
	return (
		<nav aria-label={label} className="mb-5 print:hidden">
			<ul className="flex flex-wrap gap-x-1 border-b border-line">
				{pages.map(([href, name]) => (
					<li key={href}>
						<a
							href={href}
							aria-current={href === first ? "true" : href === here ? "page" : undefined}
							className="office-link"
						>
							{name}
						</a>
					</li>
				))}
			</ul>
			{group ? (
				<ul className="flex flex-wrap gap-x-1 pt-2">
					{group.map(([href, name]) => (
						<li key={href}>
							<a
								href={href}
								aria-current={href === here ? "page" : undefined}
								className="office-link office-sublink"
							>
								{name}
							</a>
						</li>
					))}
				</ul>
			) : null}
		</nav>
	);
}
