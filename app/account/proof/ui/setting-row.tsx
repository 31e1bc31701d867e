import type { ReactNode } from "react";

type SettingRowProps = {
	label: string;
	/** "h3" below a card that has its own title. */
	heading?: "h2" | "h3";
	/** The current value. */
	children: ReactNode;
	/** The action at the end of the row. */
	action?: ReactNode;
};

/** A row of the profile page, in a list. */
export function SettingRow({ label, heading: Heading = "h3", children, action }: SettingRowProps) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 sm:gap-x-6">
			<div className="min-w-0 flex-1 basis-28">
				<Heading className="text-base">{label}</Heading>
				<div className="text-secondary wrap-anywhere">{children}</div>
			</div>
			{action}
		</li>
	);
}

export function SettingRows({ children }: { children: ReactNode }) {
	return <ul className="-my-4 divide-y divide-line">{children}</ul>;
}
