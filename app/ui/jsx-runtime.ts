import * as react from "react";
import { jsxDEV as devRuntime } from "react/jsx-dev-runtime";
import * as runtime from "react/jsx-runtime";
import { inLanguage } from "#app/common/language/current-language.ts";

/*
 * The JSX runtime of the site: that of React, which adds the language of the page to the paths of links and forms. So a
 * component writes `/track`, and knows no language. A link with `hrefLang` has a path with its own language.
 */

export type { JSX } from "react/jsx-runtime";
export const { Fragment } = runtime;

type Props = Record<string, unknown>;
type Jsx = typeof runtime.jsx;

/** The property of an element that is a path. */
const PATHS: Record<string, string> = { a: "href", form: "action", button: "formAction" };

function localized(type: unknown, props: unknown): Props {
	const given = props as Props;
	const name = typeof type === "string" ? PATHS[type] : undefined;
	const path = name && given[name];
	if (typeof path !== "string" || given.hrefLang !== undefined) return given;
	const localizedPath = inLanguage(path);
	return localizedPath === path ? given : { ...given, [name as string]: localizedPath };
}

export const jsx: Jsx = (type, props, key) => runtime.jsx(type, localized(type, props), key);
export const jsxs: Jsx = (type, props, key) => runtime.jsxs(type, localized(type, props), key);
export const jsxDEV: typeof devRuntime = (type, props, ...rest) =>
	devRuntime(type, localized(type, props), ...rest);
/** For an element whose key follows a spread. */
export const createElement = (type: string, props: Props | null, ...children: react.ReactNode[]) =>
	react.createElement(type, props && localized(type, props), ...children);
