import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";

export type FlashTone = "success" | "info" | "error";

const looks = {
	success: { tone: "green", icon: "check" },
	info: { tone: "blue", icon: "info" },
	error: { tone: "red", icon: "alert" },
} as const;

type FlashProps = {
	tone: FlashTone;
	children: ReactNode;
	/** Distinguishes several flash messages on a page. */
	id?: string;
};

/**
 * The result of an action. An error stays until it is dismissed; a script closes other messages after a
 * while.
 */
export function Flash({ tone, children, id = "flash" }: FlashProps) {
	const look = looks[tone];
	return (
		// A new message gets a new element, even if the previous one was dismissed.
		<div key={String(children)} className="mb-4">
			<span id={`${id}-dismissed`} className="shut" />
			<div
				id={id}
				className="notice"
				role={tone === "error" ? "alert" : "status"}
				data-tone={look.tone}
				data-flash={tone === "error" ? "lasting" : "brief"}
			>
				<Icon name={look.icon} />
				<div className="flex-1">
					<span className="sr-only">{t.dialogs.tones[tone]}: </span>
					{children}
				</div>
				<a href={`#${id}-dismissed`} data-dismiss className="link py-0.5 text-sm whitespace-nowrap">
					{t.dialogs.dismiss}
				</a>
			</div>
		</div>
	);
}

type FlashActionsProps = {
	link?: { href: string; label: string };
	undo?: { action: string; label: string; fields: Record<string, string> };
};

/** The next step after a flash message: a link, or a button that undoes the action. */
export function FlashActions({ link, undo }: FlashActionsProps) {
	return (
		<>
			{link ? (
				<a href={link.href} className="link font-semibold whitespace-nowrap">
					{link.label}
				</a>
			) : null}
			{undo ? (
				<PostForm action={undo.action} className="inline">
					{Object.entries(undo.fields).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<button type="submit" className="link cursor-pointer font-semibold whitespace-nowrap">
						{undo.label}
					</button>
				</PostForm>
			) : null}
		</>
	);
}
