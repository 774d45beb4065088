// Runs before the tests of views. The library's own limit of one second depends on the machine's speed.
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 60_000 });
