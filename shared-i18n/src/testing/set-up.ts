// Runs before the tests of views. The library's default limit of one second depends on the speed of the machine.
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 60_000 });
